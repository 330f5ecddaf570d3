import { useState } from 'react'

import { Bookmark, BookmarkPlus, Megaphone, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserType, UsersViewInput } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { useQuery } from '@redwoodjs/web'

import { viewOf } from 'src/components/Accounts/staff/UserBulk/viewOf'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'
import { useTableState, type TableList } from 'src/hooks/resource/useTableState'

import { wordOf } from '$api/src/shared/text/enumWords'

const VIEWS: Doc<'SavedViewsQuery'> = gql`
  query SavedViewsQuery($list: UserType!) {
    savedViews(list: $list) {
      id
      name
      q
      filter
      batchId
      stageId
    }
  }
`

const SAVE: Doc<'SaveViewMutation'> = gql`
  mutation SaveViewMutation(
    $list: UserType!
    $name: String!
    $view: UsersViewInput!
  ) {
    saveView(list: $list, name: $name, view: $view) {
      id
    }
  }
`

const REMOVE: Doc<'DeleteSavedViewMutation'> = gql`
  mutation DeleteSavedViewMutation($id: Int!) {
    deleteSavedView(id: $id)
  }
`

const shownIn = ['SavedViewsQuery']

/** Leaves out unused filters, which an address would not name. */
const given = (view: UsersViewInput) =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value))

type SavedViewsProps = { type: UserType; list: TableList }

/** The filters that the viewer keeps under names, above the list that they open; a new one keeps the list's own filter. */
export const SavedViews = ({ type, list }: SavedViewsProps) => {
  const { t } = useTranslation('accounts.users')
  const { can } = useAccess()
  const [isNaming, setIsNaming] = useState(false)
  const state = useTableState(list)
  const { data } = useQuery(VIEWS, { variables: { list: type } })
  const [save, { error }] = useSave(SAVE, {
    done: t('views.saved'),
    refetch: shownIn,
    onDone: () => setIsNaming(false),
  })
  const views = data?.savedViews ?? []
  if (views.length === 0 && !state.isFiltered) return null

  const mayAnnounce =
    can('sendAnnouncements') && state.isFiltered && state.filter !== 'archived'
  return (
    <div
      role="group"
      aria-label={t('views.title')}
      className="mb-3 flex flex-wrap items-center gap-2"
    >
      {views.map(({ id, name, ...view }) => (
        <span key={id} className="join">
          <Button
            size="sm"
            look="outline"
            icon={Bookmark}
            onClick={() =>
              state.show({
                q: view.q ?? '',
                filter: wordOf(list.filters ?? [], view.filter),
                chosen: {
                  batchId: view.batchId ?? undefined,
                  stageId: view.stageId ?? undefined,
                },
              })
            }
          >
            {name}
          </Button>
          <Actions
            words="accounts.users:views"
            of={{ name }}
            refetch={shownIn}
            size="sm"
            actions={[
              {
                name: 'remove',
                icon: X,
                iconOnly: true,
                look: 'ghost',
                does: call(REMOVE, { id }),
                asks: 'confirm',
              },
            ]}
          />
        </span>
      ))}
      {state.isFiltered && (
        <Button
          size="sm"
          look="ghost"
          icon={BookmarkPlus}
          onClick={() => setIsNaming(true)}
        >
          {t('views.add')}
        </Button>
      )}
      {mayAnnounce && (
        <LinkButton
          to={routes.newAnnouncement({
            list: type,
            ...given(viewOf(state.variables)),
          })}
          size="sm"
          look="ghost"
          icon={Megaphone}
        >
          {t('views.announce')}
        </LinkButton>
      )}
      <Dialog
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        title={t('views.add')}
        text={t('views.addText')}
      >
        <ResourceForm<{ name: string }>
          entity="accounts.users.views"
          fields={[{ name: 'name', as: 'text', required: true }]}
          onSave={({ name }) =>
            save({ list: type, name, view: viewOf(state.variables) })
          }
          error={error}
          guard={false}
          block
        />
      </Dialog>
    </div>
  )
}
