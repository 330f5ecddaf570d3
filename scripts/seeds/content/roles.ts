import type { RoleId } from 'api/src/shared/access/permissions'

/** The texts of each role in the editor of access levels. */
export const roleTexts: Record<RoleId, { fil: string; description: string }> = {
  'non-member': {
    fil: 'Hindi pa member',
    description: 'Signed up, without a live membership.',
  },
  member: {
    fil: 'Member',
    description: 'Takes courses and moves through the stages.',
  },
  coach: { fil: 'Coach', description: 'Guides the members of a group.' },
  'assistant-coach': {
    fil: 'Assistant coach',
    description: 'Helps a coach with a group.',
  },
  'head-coach': {
    fil: 'Head coach',
    description: 'Leads the coaches; writes courses, events and stages.',
  },
  expert: {
    fil: 'Expert',
    description: 'Teaches a field; writes courses, events and stages.',
  },
  affiliate: {
    fil: 'Affiliate',
    description: 'Recommends the school and earns a commission.',
  },
  'success-manager': {
    fil: 'Success manager',
    description: 'Looks after members, their progress and their renewals.',
  },
  'team-lead': {
    fil: 'Team lead',
    description: 'Leads an accountability group.',
  },
  'assistant-team-lead': {
    fil: 'Assistant team lead',
    description: 'Helps a team lead.',
  },
  'tribe-team-fa': {
    fil: 'Tribe team FA',
    description: 'Finance and accounts: products, payments, enrolments.',
  },
  'tribe-team-ro': {
    fil: 'Admin',
    description: 'Runs the school day by day.',
  },
  admin: {
    fil: 'Administrator',
    description: 'May do everything, and decides who may do what.',
  },
}
