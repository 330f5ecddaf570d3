import type { GroupChoicesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { int } from 'src/hooks/browser/urlState'
import type { ListSelect } from 'src/hooks/resource/listSelect'

const CHOICES = gql`
  query GroupChoicesQuery {
    groupChoices {
      id
      name
      subGroups {
        id
        name
      }
    }
  }
`

/** The groups within reach with their sub-groups. */
export const useGroupsWithParts = () =>
  useQuery<GroupChoicesQuery>(CHOICES).data?.groupChoices ?? []

const asChoice = ({ id, name }: { id: number; name: string }) => ({
  value: String(id),
  label: name,
})

export const groupSelect: ListSelect<'groupId' | 'subGroupId'> = {
  name: 'groupId',
  parse: int,
  clears: ['subGroupId'],
  useChoices: () => useGroupsWithParts().map(asChoice),
}

/** The sub-groups of the chosen group, or of all groups if none is chosen. */
export const subGroupSelect: ListSelect<'groupId' | 'subGroupId'> = {
  name: 'subGroupId',
  parse: int,
  useChoices: ({ groupId }) =>
    useGroupsWithParts()
      .filter(({ id }) => !groupId || id === groupId)
      .flatMap(({ subGroups }) => subGroups.map(asChoice)),
}
