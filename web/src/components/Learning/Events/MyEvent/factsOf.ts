import { useEffect, useState } from 'react'

import type { MyEventFields } from 'types/graphql'

import type { EventFacts } from '$api/src/shared/learning/events/eventRules'

export type ChosenDate = NonNullable<MyEventFields['chosen']>

/** The facts that the rules of answering and joining need. */
export const factsOf = (
  event: Pick<MyEventFields, 'rsvp' | 'rsvpClosesMin'>,
  date: Pick<ChosenDate, 'startsAt' | 'endsAt' | 'isOn' | 'hasLink' | 'answer'>
): EventFacts => ({
  startsAt: new Date(date.startsAt),
  endsAt: new Date(date.endsAt),
  isOn: date.isOn,
  hasLink: date.hasLink,
  rsvp: event.rsvp,
  rsvpClosesMin: event.rsvpClosesMin ?? null,
  answer: date.answer ?? null,
})

const TICK_MS = 15_000

/** The current time, updated regularly, so that joining opens without a reload. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
