import type { RoleName } from 'src/components/access/menu'

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

/** The home page of a staff role; a role added by the school gets the general one. */
export const homeOf = (role: RoleName) =>
  (homes as Partial<Record<string, (typeof homes)[keyof typeof homes]>>)[
    role ?? ''
  ]
