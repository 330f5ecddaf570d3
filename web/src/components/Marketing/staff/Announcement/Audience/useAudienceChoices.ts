import type { AnnouncementViewsQuery, UserType } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { useStageChoices } from 'src/components/Community/staff/Stage/useStageChoices'
import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import type { Choice } from 'src/components/ui/form/ResourceForm/field'

import { audienceKey, readAudienceKey } from './audienceKey'
import { useAudienceText } from './useAudienceText'

const VIEWS: Doc<'AnnouncementViewsQuery'> = gql`
  query AnnouncementViewsQuery {
    members: savedViews(list: MEMBER) {
      id
      name
      q
      filter
      batchId
      stageId
    }
    nonMembers: savedViews(list: NON_MEMBER) {
      id
      name
      q
      filter
      batchId
      stageId
    }
  }
`

type View = AnnouncementViewsQuery['members'][number]

const keyOfView =
  (list: UserType) =>
  ({ name, q, filter, batchId, stageId }: View) =>
    audienceKey({ list, viewName: name, q, filter, batchId, stageId })

const nameOf = (choices: Choice<number>[], id?: number | null) =>
  choices.find(({ value }) => value === id)?.label ?? null

/**
 * The audiences to choose from: the viewer's saved views, the two lists, and the batches.
 * @param given the audience that is already chosen, which these may lack
 */
export const useAudienceChoices = (given?: string): Choice<string>[] => {
  const textOf = useAudienceText()
  const { data } = useQuery(VIEWS)
  const batches = useBatchChoices()
  const stages = useStageChoices()
  const keys = [
    ...(data?.members ?? []).map(keyOfView('MEMBER')),
    ...(data?.nonMembers ?? []).map(keyOfView('NON_MEMBER')),
    audienceKey({ list: 'MEMBER' }),
    audienceKey({ list: 'NON_MEMBER' }),
    ...batches.map(({ value }) => audienceKey({ batchId: value })),
  ]
  return [...new Set(given ? [given, ...keys] : keys)].map((value) => {
    const { list, viewName, view } = readAudienceKey(value)
    return {
      value,
      label: textOf({
        list,
        viewName: viewName ?? '',
        q: view.q,
        filter: view.filter,
        batchName: nameOf(batches, view.batchId),
        stageName: nameOf(stages, view.stageId),
      }),
    }
  })
}
