/** What was typed for a number of days; whatever is no number is none (spec section 5). */
export const daysOrNull = (text: string) =>
  /^\d+$/.test(text.trim()) ? Number(text.trim()) : null
