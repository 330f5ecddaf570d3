import { Archive } from 'lucide-react'

import { routes } from '@redwoodjs/router'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'

const ARCHIVE: Doc<'ArchiveSubGroupMutation'> = gql`
  mutation ArchiveSubGroupMutation($id: Int!) {
    archiveSubGroup(id: $id) {
      id
    }
  }
`

type EndSubGroupProps = { id: number; name: string; groupId: number }

/** Ends a sub-group after a question; its members stay in the group. */
export const EndSubGroup = ({ id, name, groupId }: EndSubGroupProps) => (
  <Actions
    words="community.groups:subGroup"
    of={{ name }}
    refetch={['FindGroupQuery']}
    size="sm"
    actions={[
      {
        name: 'archive',
        icon: Archive,
        look: 'ghost',
        does: call(ARCHIVE, { id }, { goTo: routes.group({ id: groupId }) }),
        asks: 'confirm',
        isDangerous: true,
      },
    ]}
  />
)
