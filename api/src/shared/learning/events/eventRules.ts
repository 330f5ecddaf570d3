// The rules for when a member may answer and join an event, with the reasons ("Bakit?"). The caller passes the time.

export const JOIN_OPENS_MIN = 15

const MINUTE_MS = 60_000

export const rsvpModes = ['NONE', 'OPTIONAL', 'REQUIRED'] as const
export type RsvpMode = (typeof rsvpModes)[number]
export type Answer = 'GOING' | 'MAYBE' | 'NO' | 'WAITLISTED'

export type EventFacts = {
  startsAt: Date
  endsAt: Date
  /** Neither the event nor this date is cancelled. */
  isOn: boolean
  hasLink: boolean
  rsvp: RsvpMode
  rsvpClosesMin: number | null
  answer: Answer | null
}

export type JoinState =
  | 'open'
  | 'cancelled'
  | 'over'
  | 'noLink'
  | 'waiting'
  | 'answerFirst'
  | 'early'

export const joinOpensAt = ({ startsAt }: Pick<EventFacts, 'startsAt'>) =>
  new Date(startsAt.getTime() - JOIN_OPENS_MIN * MINUTE_MS)

export const joinRules = [
  'isOn',
  'notOver',
  'hasLink',
  'hasSeat',
  'inTime',
] as const
export type JoinRule = (typeof joinRules)[number]
export type JoinStep = { rule: JoinRule; isMet: boolean }

const seatMet = ({ rsvp, answer }: EventFacts) =>
  answer !== 'WAITLISTED' && (rsvp !== 'REQUIRED' || answer === 'GOING')

/** All rules for joining in the order of checking, each with whether it is met. */
export const joinTrace = (facts: EventFacts, now: Date): JoinStep[] => [
  { rule: 'isOn', isMet: facts.isOn },
  { rule: 'notOver', isMet: now < facts.endsAt },
  { rule: 'hasLink', isMet: facts.hasLink },
  { rule: 'hasSeat', isMet: seatMet(facts) },
  { rule: 'inTime', isMet: now >= joinOpensAt(facts) },
]

/** The first unmet rule decides. */
export const joinState = (facts: EventFacts, now: Date): JoinState => {
  const missing = joinTrace(facts, now).find(({ isMet }) => !isMet)?.rule
  if (!missing) return 'open'
  return {
    isOn: 'cancelled',
    notOver: 'over',
    hasLink: 'noLink',
    hasSeat: facts.answer === 'WAITLISTED' ? 'waiting' : 'answerFirst',
    inTime: 'early',
  }[missing] as JoinState
}

export type AnswerState = 'open' | 'notAsked' | 'cancelled' | 'closed'

export const answersCloseAt = ({
  startsAt,
  rsvpClosesMin,
}: Pick<EventFacts, 'startsAt' | 'rsvpClosesMin'>) =>
  new Date(startsAt.getTime() - (rsvpClosesMin ?? 0) * MINUTE_MS)

export const answerState = (facts: EventFacts, now: Date): AnswerState => {
  if (facts.rsvp === 'NONE') return 'notAsked'
  if (!facts.isOn) return 'cancelled'
  return now < answersCloseAt(facts) ? 'open' : 'closed'
}

/** Whether a member may give this answer. Members may decline until the start, so that someone else gets the seat. */
export const mayAnswer = (facts: EventFacts, answer: Answer, now: Date) => {
  const state = answerState(facts, now)
  return (
    state === 'open' ||
    (state === 'closed' && answer === 'NO' && now < facts.startsAt)
  )
}

/**
 * Whether a member may check in by code: from when joining opens until an hour after the end, for codes shown at the
 * end.
 */
export const mayCheckIn = (
  { startsAt, endsAt, isOn }: Pick<EventFacts, 'startsAt' | 'endsAt' | 'isOn'>,
  now: Date
) =>
  isOn &&
  now >= joinOpensAt({ startsAt }) &&
  now.getTime() <= endsAt.getTime() + 60 * MINUTE_MS
