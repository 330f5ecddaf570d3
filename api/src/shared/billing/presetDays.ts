/** Spec section 3, "Date presets": the last 7, 15 or 30 days. */
export const presetDays = [7, 15, 30] as const
