/** Spec section 3, "Date presets": the last so many days. */
export const presetDays = [7, 15, 30] as const
