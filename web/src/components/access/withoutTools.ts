/** Spec section 6: the roles without search box and quick-action menu. */
export const withoutTools = [
  'success-manager',
  'coach',
  'assistant-coach',
  'head-coach',
  'expert',
  'affiliate',
]
