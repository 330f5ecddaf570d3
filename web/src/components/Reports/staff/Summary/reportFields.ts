import type { ReportFields } from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { MeasureKey } from '$api/src/shared/reports/engine/measures'

registerFragment(gql`
  fragment ReportFields on Report {
    from
    to
    beforeFrom
    beforeTo
    isOwnPeople
    filterName
    step
    stepKeys
    asOf
    figures {
      key
      value
      before
    }
    steps {
      from
      to
      values
    }
    cohorts {
      from
      to
      joined
      active
    }
  }
`)

/** The keys are those of measures. */
export type ShownReport = Omit<ReportFields, 'figures' | 'stepKeys'> & {
  figures: (Omit<ReportFields['figures'][number], 'key'> & {
    key: MeasureKey
  })[]
  stepKeys: MeasureKey[]
}

/** A report with only some measures, if any are chosen. */
export const withColumns = (
  report: ReportFields,
  columns: readonly MeasureKey[] = []
): ShownReport => {
  const shown = report as unknown as ShownReport
  if (columns.length === 0) return shown
  const kept = shown.stepKeys.map((key) => columns.includes(key))
  return {
    ...shown,
    cohorts: columns.includes('joined') ? shown.cohorts : [],
    figures: shown.figures.filter(({ key }) => columns.includes(key)),
    stepKeys: shown.stepKeys.filter((_, index) => kept[index]),
    steps: shown.steps.map((step) => ({
      ...step,
      values: step.values.filter((_, index) => kept[index]),
    })),
  }
}
