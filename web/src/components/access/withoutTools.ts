/** Spec section 6: neither the search box nor the quick-action menu is theirs. */
export const withoutTools = [
  'success-manager',
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'affiliate',
]
