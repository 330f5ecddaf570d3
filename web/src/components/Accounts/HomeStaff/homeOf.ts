const homes = {
  coach: 'coach',
  'assistant-coach': 'coach',
  'team-lead': 'coach',
  'assistant-team-lead': 'coach',
  'success-manager': 'success',
  'head-coach': 'teacher',
  expert: 'teacher',
  'tribe-team-fa': 'admin',
  'tribe-team-ro': 'admin',
  admin: 'admin',
} as const

/** Which home a role on staff comes to; one that a school has added sees what there is. */
export const homeOf = (role = '') =>
  (homes as Partial<Record<string, (typeof homes)[keyof typeof homes]>>)[role]
