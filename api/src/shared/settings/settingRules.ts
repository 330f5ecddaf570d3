// The type of a setting; the list of settings is in catalogue.ts.

export type SettingKind =
  | 'flag'
  /** A path of this site, or an address with https. */
  | 'place'
  /** A path of this site. */
  | 'path'
  | 'contact'
  | 'email'
  /** Names of hosts, separated by commas. */
  | 'hosts'
  | 'text'
  | 'day'
  /** A moment in UTC. */
  | 'moment'
  | 'days'
  | 'hours'
  /** For how many days something is kept. */
  | 'retention'
  | 'pesos'
  | 'choice'
  /** How often something may happen (limits.ts). */
  | 'limit'
  /** At most half of an amount. */
  | 'percent'

/**
 * The sender that a limit counts: an internet address, an account or mailbox that others try to reach, a person, or the
 * school.
 */
export type LimitOf = 'address' | 'account' | 'person' | 'school'

export type Limit = {
  limit: number
  /** The window. */
  seconds: number
  of: LimitOf
  /** The bounds of the setting. A limit is never 0, and none is without an upper bound. */
  least: number
  most: number
}

/** The subjects of limits. */
export type LimitTopic =
  | 'signIn'
  | 'visitors'
  | 'members'
  | 'community'
  | 'staff'

export type SettingRule = {
  kind: SettingKind
  group: SettingGroup
  /** Whether anybody may read it, also without signing in. Never for sensitive values. */
  isPublic?: boolean
  /** Whether a change needs an administrator's password, and is told to all administrators. */
  isGuarded?: boolean
  /** The day of the workshop whose fields begin with this one. */
  beginsDay?: number
  /** Whether its field takes half of a row. */
  isHalf?: boolean
  /** The fewest days of a retention; 90 if not given. */
  leastDays?: number
  /** The most days of a retention; a hundred years if it says nothing. */
  mostDays?: number
  /** The default and the bounds of a limit. */
  limit?: Limit
  /** The topic of limits whose fields begin with this one. */
  beginsTopic?: LimitTopic
  /** The values of a choice. */
  choices?: readonly string[]
}

/** The groups in the order of the page. */
export const settingGroups = [
  'membership',
  'payments',
  'business',
  'community',
  'affiliates',
  'limits',
  'security',
] as const

/** The groups with pages of their own: the live workshop of each training. */
export const workshopGroups = ['workshop', 'workshop-exp'] as const

export type WorkshopGroup = (typeof workshopGroups)[number]

export type SettingGroup = (typeof settingGroups)[number] | WorkshopGroup
