import type {
  CandidacyStatus,
  LeadSelectionQuery,
  LeadSelectionsPageQuery,
} from 'types/graphql'

import {
  dateColumn,
  fixed,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import type { BadgeTone } from 'src/components/ui/text/StatusBadge'

type Row = LeadSelectionsPageQuery['leadSelectionsPage']['rows'][number]

export type Selection = NonNullable<LeadSelectionQuery['leadSelection']>
export type Candidacy = Selection['candidacies'][number]

export const columns: Column<Row>[] = [
  textColumn('name'),
  {
    key: 'leader',
    value: ({ leader }) => leader?.name ?? '–',
    csv: ({ leader }) => leader?.name,
  },
  textColumn('memberCount', { ...fixed, align: 'right' }),
  textColumn('candidateCount', { ...fixed, align: 'right' }),
  textColumn('shortlistedCount', { ...fixed, align: 'right' }),
  dateColumn('createdAt', { secondary: true }),
]

/** The queries that show a choice. */
export const shownIn = ['LeadSelectionQuery', 'LeadSelectionsPageQuery']

export const tones: Record<CandidacyStatus, BadgeTone> = {
  NOMINATED: 'neutral',
  ACCEPTED: 'info',
  SHORTLISTED: 'warning',
  APPOINTED: 'success',
  DECLINED: 'outline',
  ENDED: 'outline',
}

/** Whether something is still to be decided on a candidacy. */
export const isOpen = ({ status }: Pick<Candidacy, 'status'>) =>
  status === 'NOMINATED' || status === 'ACCEPTED' || status === 'SHORTLISTED'
