import type { QueryResolvers, WorkshopTrack } from 'types/graphql'

import { context } from '@redwoodjs/context'

import { db } from 'src/lib/db'
import {
  dayStates,
  LIVE_HOURS,
  nextChangeOf,
  REPLAY_HOURS,
  workshopStates,
  type DayState,
} from 'src/shared/marketing/workshop'
import { settingNames, settingRule } from 'src/shared/settings/catalogue'
import type { WorkshopSuffix } from 'src/shared/settings/workshopSettings'

const suffixes: Record<WorkshopTrack, WorkshopSuffix> = {
  BEGINNER: '',
  EXPERIENCED: '-exp',
}

const dayNumbers = [1, 2, 3]

/** The settings of a training's workshop by name; '' for one that was never set. */
const readSettings = async (track: WorkshopTrack) => {
  const suffix = suffixes[track]
  const group = suffix ? 'workshop-exp' : 'workshop'
  const rows = await db.setting.findMany({
    where: {
      name: {
        in: settingNames.filter((name) => settingRule(name).group === group),
      },
    },
    select: { name: true, value: true },
  })
  const values = new Map(rows.map(({ name, value }) => [name, value.trim()]))
  return (key: string) => values.get(`${key}${suffix}`) ?? ''
}

const stateOrNull = (text: string) =>
  dayStates.find((state) => state === text) ?? null

/** The link that a state shows; the recording comes later than the end of the day. */
const linkKeys: Partial<Record<DayState, string>> = {
  live: 'zoom',
  replay: 'recording',
}

/**
 * The live workshop of a training; null while it is off. Links are for signed-in people, and only while they are meant: the
 * room while the day is live, the recording while it can be watched, the freebie in both.
 */
export const workshop = (async ({ track }) => {
  const setting = await readSettings(track)
  const enableLiveWorkshop = setting('enable-live-workshop') === 'true'
  if (!enableLiveWorkshop) return null
  const workshopIsLive = setting('workshop-is-live') === 'true'
  const days = dayNumbers.map((day) => {
    const start = setting(`workshop-start-day-${day}`)
    return {
      day,
      startsAt: start ? new Date(start) : null,
      hasRoom: setting(`zoom-day-${day}`) !== '',
      hasReplay:
        setting(`recording-day-${day}`) !== '' ||
        setting(`freebie-day-${day}`) !== '',
      liveHours: Number(setting('workshop-hours')) || LIVE_HOURS,
      replayHours: Number(setting('workshop-replay-hours')) || REPLAY_HOURS,
      shows: stateOrNull(setting(`workshop-shows-day-${day}`)),
    }
  })
  const now = new Date()
  const states = workshopStates(days, workshopIsLive, now)
  const isSignedIn = !!context.currentUser
  const linkOf = (day: number, state: DayState) => {
    const key = linkKeys[state]
    const link = key && setting(`${key}-day-${day}`)
    return link || (state === 'live' ? setting('workshop-master-link') : '')
  }
  const shown = days.flatMap(({ day, startsAt }, index) => {
    const state = states[index]
    if (state === 'off') return []
    const isOpen = isSignedIn && linkKeys[state] !== undefined
    return {
      day,
      state: state.toUpperCase() as Uppercase<Exclude<DayState, 'off'>>,
      startsAt,
      link: (isOpen && linkOf(day, state)) || null,
      freebie: (isOpen && setting(`freebie-day-${day}`)) || null,
    }
  })
  return shown.length === 0
    ? null
    : { days: shown, nextChangeAt: nextChangeOf(days, now) }
}) satisfies QueryResolvers['workshop']
