/** The badge's tone for each category of a changelog entry. */
export const categoryTones = {
  NEW: 'success',
  IMPROVED: 'info',
  FIXED: 'neutral',
  NOTICE: 'warning',
} as const
