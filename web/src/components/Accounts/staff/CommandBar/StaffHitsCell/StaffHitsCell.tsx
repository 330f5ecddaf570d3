import { CirclePlus, Coins, HandCoins, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StaffSearchQuery, StaffSearchQueryVariables } from 'types/graphql'

import {
  Failure as SearchFailure,
  Loading as SearchLoading,
} from 'src/components/Accounts/Search/SearchResultsCell/SearchResultsCell'
import { useSearchLinks } from 'src/components/Accounts/Search/useSearchLinks'
import {
  CommandOption,
  OptionGroup,
} from 'src/components/Accounts/staff/CommandBar/CommandOption'
import {
  hitGroups,
  staffHitKinds,
  type StaffHit,
} from 'src/components/Accounts/staff/CommandBar/staffHits'
import { PesoText } from 'src/components/ui/text/PesoText'
import { useAccess } from 'src/hooks/access/useAccess'
import { useMayCreate } from 'src/hooks/access/useMayCreate'
import { pathTo } from 'src/hooks/access/useMenu'

export const QUERY: Doc<'StaffSearchQuery'> = gql`
  query StaffSearchQuery($query: String!) {
    staffSearch(query: $query) {
      kind
      id
      title
      detail
      parentId
      imageUrl
      stage
      owedCentavos
    }
  }
`

// Not cached: hits of several kinds have the same id, and what a person owes changes.
export const beforeQuery = ({ query }: StaffSearchQueryVariables) => ({
  variables: { query },
  fetchPolicy: 'no-cache' as const,
  context: { keepRows: true },
})

type Place = {
  listId: string
  activeId: string
  /** Whether no page or action is shown. */
  isAlone: boolean
  isTyping: boolean
}

export const Loading = SearchLoading
export const Failure = SearchFailure

export const Empty = ({ isAlone, isTyping }: Partial<Place>) => {
  const { t } = useTranslation()
  if (!isAlone || isTyping) return null
  return (
    <p role="status" className="text-muted p-3">
      {t('table.noMatch')}
    </p>
  )
}

/** Next steps of staff with the person or the course they looked for. */
const useHitActions = () => {
  const { t } = useTranslation('accounts.staff')
  const mayCreate = useMayCreate()
  const { can, mayOpen } = useAccess()
  return ({ kind, id, title: name, owedCentavos }: StaffHit) => {
    if (kind === 'COURSE')
      return mayCreate('newLesson')
        ? [
            {
              label: t('command.newLesson', { name }),
              to: pathTo('newLesson', { courseId: Number(id) }),
              icon: CirclePlus,
            },
          ]
        : []
    if (kind !== 'PERSON') return []
    const account = { id: Number(id) }
    return [
      can('approvePayment') &&
        (owedCentavos ?? 0) > 0 && {
          label: t('command.recordPayment', { name }),
          to: pathTo('studentPaymentDetails', { ...account, record: true }),
          icon: HandCoins,
        },
      can('approvePayment') && {
        label: t('command.refund', { name }),
        to: pathTo('studentPaymentDetails', { ...account, refund: true }),
        icon: Undo2,
      },
      mayOpen('studentPaymentDetails') && {
        label: t('command.payments', { name }),
        to: pathTo('studentPaymentDetails', account),
        icon: Coins,
      },
    ].filter((action) => action !== false)
  }
}

export const Success = ({
  staffSearch: hits,
  updating,
  listId,
  activeId,
  isTyping,
}: StaffSearchQuery & Place & { updating?: boolean }) => {
  const { t } = useTranslation(['accounts.staff', 'common'])
  const { linkOf } = useSearchLinks()
  const actionsFor = useHitActions()

  const pathOf = (hit: StaffHit) => {
    const { route, params, content } = staffHitKinds[hit.kind]
    return content
      ? linkOf({
          type: content,
          id: Number(hit.id),
          subId: Number(hit.parentId),
        })
      : pathTo(route!, params!(hit))
  }
  const [best] = hits
  const actions = best ? actionsFor(best) : []
  const groupOfBest = best && staffHitKinds[best.kind].group
  const optionOf = (id: string) => ({ id, isActive: id === activeId })
  return (
    <div
      aria-busy={updating || isTyping}
      className={`space-y-3 ${updating || isTyping ? 'opacity-60' : ''}`}
    >
      {hitGroups.map((group) => {
        const ofGroup = hits.filter(
          ({ kind }) => staffHitKinds[kind].group === group
        )
        if (ofGroup.length === 0) return null
        return (
          <OptionGroup key={group} label={t(`command.group.${group}`)}>
            {ofGroup.map((hit) => (
              <CommandOption
                key={hit.kind + hit.id + hit.title}
                {...optionOf(`${listId}-${hit.kind}-${hit.id}-${hit.title}`)}
                to={pathOf(hit) ?? '/'}
                title={hit.title}
                detail={hit.detail ?? t(`command.kind.${hit.kind}`)}
                {...(group === 'people'
                  ? { picture: { name: hit.title, src: hit.imageUrl } }
                  : { icon: staffHitKinds[hit.kind].icon })}
                end={<PersonFacts hit={hit} />}
              />
            ))}
            {group === groupOfBest &&
              actions.map(({ label, to, icon }) => (
                <CommandOption
                  key={label}
                  {...optionOf(`${listId}-${to}`)}
                  to={to ?? '/'}
                  title={label}
                  icon={icon}
                />
              ))}
          </OptionGroup>
        )
      })}
    </div>
  )
}

const PersonFacts = ({ hit: { stage, owedCentavos } }: { hit: StaffHit }) => {
  const { t } = useTranslation('accounts.staff')
  return (
    <>
      {stage !== null && stage !== undefined && (
        <span className="text-muted block">
          {t('command.stage', { number: stage })}
        </span>
      )}
      {Boolean(owedCentavos) && (
        <span className="block">
          {t('command.owes')} <PesoText centavos={owedCentavos ?? 0} />
        </span>
      )}
    </>
  )
}
