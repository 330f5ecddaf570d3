import type { Choice } from './field'

import { halfHours } from '$api/src/shared/learning/events/clockChoices'

/** The half hours of the spec's list: the value is '19:30', the label '7:30 PM'. */
export const timeChoices: Choice[] = halfHours.map((label, index) => ({
  value: `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
  label,
}))

/** Adds a record's own value to the choices if the list lacks it. */
export const withOwn = (all: Choice[], own?: string | null) =>
  !own || all.some(({ value }) => value === own)
    ? all
    : [...all, { value: own, label: own }]
