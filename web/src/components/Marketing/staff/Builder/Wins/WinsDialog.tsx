import { useTranslation } from 'react-i18next'
import type {
  FeatureWinMutation,
  FeatureWinMutationVariables,
  WinsToShowQuery,
} from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

const WINS = gql`
  query WinsToShowQuery {
    winsToShow {
      id
      title
      text
      name
      achievedOn
      isFeatured
      updatedAt
    }
  }
`
const FEATURE = gql`
  mutation FeatureWinMutation(
    $id: Int!
    $isFeatured: Boolean!
    $updatedAt: DateTime!
  ) {
    featureWin(id: $id, isFeatured: $isFeatured, updatedAt: $updatedAt) {
      id
      isFeatured
      updatedAt
    }
  }
`

type Win = WinsToShowQuery['winsToShow'][number]

type OnChosen = (win: Win, isShown: boolean) => void

type WinsDialogProps = { onClose: () => void; onChosen?: OnChosen }

type WinRowProps = { win: Win; onChosen?: OnChosen }

const WinRow = ({ win, onChosen }: WinRowProps) => {
  const { t } = useTranslation('marketing.staff', {
    keyPrefix: 'builder.wins',
  })
  const [feature, { loading }] = useSave<
    FeatureWinMutation,
    FeatureWinMutationVariables
  >(FEATURE, {
    done: ({ featureWin }) => t(featureWin.isFeatured ? 'chosen' : 'taken'),
    refetch: ['WinsToShowQuery'],
    onDone: ({ featureWin }) => onChosen?.(win, featureWin.isFeatured),
  })
  const { id, title, text, name, achievedOn, isFeatured, updatedAt } = win
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-muted text-sm">
          {name} · <DateText date={achievedOn} />
        </p>
        {text && (
          <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        )}
      </div>
      <label className="flex shrink-0 cursor-pointer items-center gap-2 py-1 text-sm">
        <input
          type="checkbox"
          className="toggle toggle-primary"
          checked={isFeatured}
          aria-label={t('chooseOf', { title, name })}
          aria-busy={loading}
          onChange={() => {
            if (!loading)
              void feature({ id, isFeatured: !isFeatured, updatedAt })
          }}
        />
        {t('choose')}
      </label>
    </li>
  )
}

/** The wins that members agree to show, for staff to choose from. */
const WinsDialog = ({ onClose, onChosen }: WinsDialogProps) => {
  const { t } = useTranslation('marketing.staff', {
    keyPrefix: 'builder.wins',
  })
  const { data } = useQuery<WinsToShowQuery>(WINS, {
    fetchPolicy: 'cache-and-network',
  })
  const wins = data?.winsToShow
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      text={t('help')}
      size="md"
    >
      {!wins && <Skeleton className="h-32 w-full" />}
      {wins?.length === 0 && (
        <EmptyState title={t('none')} text={t('noneHelp')} />
      )}
      <ul className="divide-base-300 divide-y">
        {wins?.map((win) => (
          <WinRow key={win.id} win={win} onChosen={onChosen} />
        ))}
      </ul>
    </Dialog>
  )
}

export default WinsDialog
