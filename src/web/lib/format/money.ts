/** US dollars with four decimals, as the dashboard shows them. */
export const usd = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 4 })
