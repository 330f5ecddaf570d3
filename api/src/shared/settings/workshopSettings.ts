// The settings of the live workshop (spec section 3): a set for /free-training, and the same with `-exp` for /freelancing.
// The times, the lengths and the override of each day are ours.
import { shownStates } from '../marketing/workshop'

import type { SettingRule, WorkshopGroup } from './settingRules'

export type WorkshopSuffix = '' | '-exp'

type DayKey =
  | 'zoom'
  | 'recording'
  | 'freebie'
  | 'workshop-start'
  | 'workshop-shows'

type WorkshopKey<Suffix extends WorkshopSuffix> =
  | `${'enable-live-workshop' | 'workshop-is-live' | 'workshop-master-link' | 'workshop-hours' | 'workshop-replay-hours'}${Suffix}`
  | `${DayKey}-day-${1 | 2 | 3}${Suffix}`

/** The rules of one set, in the order of its page. */
export const workshopRules = <Suffix extends WorkshopSuffix>(
  suffix: Suffix,
  group: WorkshopGroup
) => {
  const ofDay = (day: 1 | 2 | 3): [string, SettingRule][] => [
    [
      `workshop-start-day-${day}`,
      { kind: 'moment', group, beginsDay: day, isHalf: true },
    ],
    [
      `workshop-shows-day-${day}`,
      { kind: 'choice', group, isHalf: true, choices: shownStates },
    ],
    [`zoom-day-${day}`, { kind: 'place', group, isHalf: true }],
    [`recording-day-${day}`, { kind: 'place', group, isHalf: true }],
    [`freebie-day-${day}`, { kind: 'place', group }],
  ]
  const all: [string, SettingRule][] = [
    ['enable-live-workshop', { kind: 'flag', group, isPublic: true }],
    ['workshop-is-live', { kind: 'flag', group, isPublic: true }],
    ['workshop-master-link', { kind: 'place', group }],
    ['workshop-hours', { kind: 'hours', group, isHalf: true }],
    ['workshop-replay-hours', { kind: 'hours', group, isHalf: true }],
    ...ofDay(1),
    ...ofDay(2),
    ...ofDay(3),
  ]
  return Object.fromEntries(
    all.map(([key, rule]) => [`${key}${suffix}`, rule])
  ) as Record<WorkshopKey<Suffix>, SettingRule>
}
