// Money is integer cents everywhere; it becomes text here and nowhere else.

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Write cents as dollars: 123450 is $1,234.50. */
export const money = (cents: number): string => dollars.format(cents / 100);
