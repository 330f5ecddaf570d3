/** Parses a number of days; anything else than a whole number gives null (spec section 5). */
export const daysOrNull = (text: string) =>
  /^\d+$/.test(text.trim()) ? Number(text.trim()) : null
