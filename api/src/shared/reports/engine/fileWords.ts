// The headings of a report's file.
import type { Lang } from '../../text/language'

import type { ReportPart } from './measures'

type FileWords = {
  figures: string
  steps: string
  cohorts: string
  lines: string
  number: string
  days: string
  definition: string
  asOf: string
  ownPeople: string
  month: string
  joined: string
  active: string
  none: string
  parts: Record<ReportPart, string>
}

export const fileWords: Record<Lang, FileWords> = {
  en: {
    figures: 'Numbers',
    steps: 'Over time',
    cohorts: 'Cohorts',
    lines: 'Side by side',
    number: 'Number',
    days: 'Days',
    definition: 'What it is',
    asOf: 'As of',
    ownPeople: 'Only your own people are counted.',
    month: 'Joined in',
    joined: 'New members',
    active: 'Active today',
    none: 'None',
    parts: {
      stage: 'Stage',
      batch: 'Batch',
      group: 'Group',
      manager: 'Success manager',
      product: 'Product',
      funnel: 'Funnel',
    },
  },
  fil: {
    figures: 'Mga numero',
    steps: 'Sa paglipas ng panahon',
    cohorts: 'Mga cohort',
    lines: 'Magkakatabi',
    number: 'Numero',
    days: 'Mga araw',
    definition: 'Ano ito',
    asOf: 'Hanggang',
    ownPeople: 'Ang mga tao mo lang ang bilang dito.',
    month: 'Sumali noong',
    joined: 'Mga bagong miyembro',
    active: 'Active ngayon',
    none: 'Wala',
    parts: {
      stage: 'Stage',
      batch: 'Batch',
      group: 'Group',
      manager: 'Success manager',
      product: 'Produkto',
      funnel: 'Funnel',
    },
  },
}
