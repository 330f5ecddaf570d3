// The facts of each kind of notice, which its text in web/src/locales contains.
/** A title in the languages that it has; the web chooses. */
export type Titled = { title: string; titleFil: string | null }

type Bill = { amountCentavos: number; product: string; day: string }

/** How the choice of a group's leader goes on. */
export type LeadSelectionChange =
  | 'choosing'
  | 'nominated'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'shortlisted'
  | 'notShortlisted'
  | 'notChosen'

/** Events in a feed that concern a reader. */
export type FeedChange =
  | 'mentioned'
  | 'commented'
  | 'answered'
  | 'hidden'
  | 'banned'
  | 'bannedEverywhere'
  | 'reported'

/** The outcome of an import; notices of earlier versions also say that it was checked. */
export type ImportChange =
  | 'checked'
  | 'applied'
  | 'notApplied'
  | 'undone'
  | 'notUndone'

export type NoticeFacts = {
  PROOF_RECEIVED: { amountCentavos: number }
  PROOF_RETURNED: {
    amountCentavos: number
    reason: string
    /** Another part of the proof's money is booked; absent from notices of earlier versions. */
    isPart?: boolean
  }
  PAYMENT_APPROVED: {
    amountCentavos: number
    leftCentavos: number
    /** The amount that stays as credit; absent from notices of earlier versions. */
    creditCentavos?: number
    /** Paid from the member's credit: no money came. */
    isFromCredit?: boolean
    /** Empty if all of it stays as credit. */
    product: string
  }
  PAYMENT_REVOKED: { invoiceNumber: string; reason: string }
  BILL_DUE: Bill
  BILL_OVERDUE: Bill
  MEMBERSHIP_ENDING: { product: string; day: string }
  TASK_APPROVED: Titled
  TASK_RETURNED: Titled & { reason: string }
  MOVE_UP_ANSWERED: {
    stage: number
    answer: 'approved' | 'returned' | 'declined' | 'reverted'
    reason: string | null
  }
  EVENT_CHANGED: Titled & { change: string; at: string }
  EVENT_STARTING: Titled & { at: string }
  EVENT_SEAT: Titled & { at: string }
  CERTIFICATE: Titled
  REFUND_SENT: { amountCentavos: number; reason: string }
  /** To the member. A refund that is sent is a notice of its own. */
  REFUND_REQUEST: {
    change: 'received' | 'declined'
    amountCentavos: number
    /** Why it is declined. */
    reason: string | null
  }
  /** To the staff who approve payments. */
  REFUND_REQUESTED: { name: string }
  /** To the staff who may approve a member's transfer as the second person. */
  SECOND_APPROVAL: { name: string; amountCentavos: number }
  CREDIT_GIVEN: { amountCentavos: number; reason: string }
  CREDIT_TAKEN: { amountCentavos: number; reason: string }
  FORM_SENT: Titled
  GROUP_JOINED: {
    group: string
    subGroup: string | null
    change: 'joined' | 'subGroup' | 'noSubGroup' | 'noRole'
    /** Why they left their former group. */
    reason: string | null
  }
  GROUP_LEFT: { group: string; reason: string }
  GROUP_LED: { group: string; isLeader: boolean }
  GROUP_REQUESTED: { group: string; name: string }
  GROUP_DECLINED: { group: string; reason: string }
  GROUP_MEMBER_LEFT: { group: string; name: string; reason: string }
  GROUP_MEMBER_JOINED: { group: string; name: string }
  GROUP_NEW_LEADER: { group: string; name: string }
  ACCOUNTABILITY: {
    group: string
    change:
      | 'joined'
      | 'left'
      | 'leads'
      | 'leadOver'
      | 'memberLeft'
      | 'newLeader'
      | LeadSelectionChange
    /** The person the sentence is about: who left, leads or stands. */
    name: string | null
    reason: string | null
  }
  CHECK_IN: {
    group: string
    change: 'due' | 'missed' | 'excused' | 'answered'
    day: string
    /** Why it is excused, or the leader's answer. */
    reason: string | null
  }
  CHECK_IN_TO_LEADER: {
    group: string
    change: 'help' | 'missed'
    /** Who asks, or who all missed it. */
    name: string
    /** The reason that they give. */
    reason: string | null
  }
  CHALLENGE: Titled & {
    change:
      | 'registered'
      | 'today'
      | 'buddy'
      | 'buddyOver'
      | 'dropped'
      | 'restored'
      | 'ended'
    /** The participant's first day, for a registration. */
    day?: string
    /** The number of today's day. */
    number?: number
    /** The buddy's name. */
    name?: string | null
    reason: string | null
  }
  FEED: {
    /** The name of its place, in both languages; empty for the school's feed. */
    feed: string
    /** Older notices have none. */
    feedFil?: string
    change: FeedChange
    /** Who wrote. */
    name: string | null
    /** Why a post is hidden or the reader banned; never what somebody wrote. */
    reason: string | null
    /** The day on which a ban ends. */
    until: string | null
  }
  /** A notice with a change goes to the announcement's sender. */
  ANNOUNCEMENT: Titled & { change?: 'sent' | 'stopped' }
  /** To an affiliate. */
  AFFILIATE: {
    change:
      | 'terms'
      | 'suspended'
      | 'approved'
      | 'address'
      | 'earned'
      | 'takenBack'
      | 'held'
      | 'released'
      | 'refused'
      | 'account'
      | 'paid'
      | 'failed'
    /** The new address, or the part of the payout account that may be shown. */
    name?: string
    amountCentavos?: number
    /** Why they are suspended, why staff adjusted, or why a payout failed. */
    reason: string | null
  }
  DELETION_REQUESTED: { name: string }
  DELETION_ANSWERED: { reason: string }
  /** The address that signs in. */
  MERGE: { name: string }
  /** To a success manager: a batch is theirs, or no longer. To a person: they came into it, or left it. */
  BATCH: {
    batch: string
    change: 'assigned' | 'unassigned' | 'joined' | 'left'
  }
  /**
   * To a member: who cares for them now. To a success manager: that they are one, and how many members came.
   */
  SUCCESS:
    | { change: 'manager'; name: string }
    | { change: 'started' }
    | { change: 'members'; count: number }
  /** To the person whose file it is. */
  REPORT: { name: string; change: 'ready' | 'failed' }
  /** The name of the person who started it. */
  IMPORT: {
    file: string
    change: ImportChange
    /** Why it failed: a code of the error catalogue. */
    failure: string | null
  }
  /** To the person who added the endpoint: its host does not answer, and it is paused. */
  WEBHOOK: { name: string }
  /** To administrators; the notice of a finished backup only to the one who asked for it. */
  BACKUP: {
    change: 'done' | 'failed' | 'incomplete' | 'restored' | 'notRestored'
    /** A code of the error catalogue. */
    failure: string | null
  }
}

/** The member's bills, to which notices about payments lead. */
export const BILLS_PATH = '/account?q=billings'

/** Spelled as in the database. */
export type NoticeKind = keyof NoticeFacts

/** The kinds whose fact `name` names other people than the receiver. */
export type NamingKind =
  | 'GROUP_REQUESTED'
  | 'GROUP_MEMBER_LEFT'
  | 'GROUP_MEMBER_JOINED'
  | 'GROUP_NEW_LEADER'
  | 'ACCOUNTABILITY'
  | 'CHECK_IN_TO_LEADER'
  | 'CHALLENGE'
  | 'FEED'
  | 'DELETION_REQUESTED'
  | 'REFUND_REQUESTED'
  | 'SECOND_APPROVAL'
  | 'SUCCESS'

/** The kinds that are also mailed, as the settings show them; a user may turn each mail off. */
export const mailGroups = {
  payments: [
    'PROOF_RETURNED',
    'PAYMENT_APPROVED',
    'PAYMENT_REVOKED',
    'REFUND_REQUEST',
    'REFUND_SENT',
    'CREDIT_GIVEN',
    'CREDIT_TAKEN',
    'BILL_DUE',
    'BILL_OVERDUE',
    'MEMBERSHIP_ENDING',
  ],
  learning: ['TASK_RETURNED', 'MOVE_UP_ANSWERED', 'CHECK_IN', 'CHALLENGE'],
  community: ['FEED'],
  events: ['EVENT_CHANGED', 'EVENT_STARTING', 'EVENT_SEAT'],
  school: ['ANNOUNCEMENT'],
} as const satisfies Record<string, readonly NoticeKind[]>

export type MailGroup = keyof typeof mailGroups

export type MailedKind = (typeof mailGroups)[MailGroup][number]

export const mailedKinds: readonly MailedKind[] =
  Object.values(mailGroups).flat()

export const isMailedKind = (kind: NoticeKind) =>
  (mailedKinds as readonly NoticeKind[]).includes(kind)
