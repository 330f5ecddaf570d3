import { useTranslation } from 'react-i18next'

import { useQuery } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import { useSave } from 'src/hooks/data/useSave'

import { PairPreview } from './PairPreview'
import { shownIn } from './participantColumns'

const PREVIEW: Doc<'ChallengePairsQuery'> = gql`
  query ChallengePairsQuery($challengeId: Int!) {
    challengePairs(challengeId: $challengeId) {
      pairs {
        a {
          id
          name
          wantsBuddy
        }
        b {
          id
          name
          wantsBuddy
        }
        daysApart
        stagesApart
      }
      alone {
        id
        name
      }
      isCapped
    }
  }
`

const APPLY: Doc<'ApplyChallengePairsMutation'> = gql`
  mutation ApplyChallengePairsMutation(
    $challengeId: Int!
    $pairs: [ChallengePairInput!]!
  ) {
    applyChallengePairs(challengeId: $challengeId, pairs: $pairs)
  }
`

type PairAllDialogProps = { challengeId: number; onClose: () => void }

/** Pairs everybody who has no buddy, after a preview that says why. */
export const PairAllDialog = ({ challengeId, onClose }: PairAllDialogProps) => {
  const { t } = useTranslation(['community.challenges', 'common'])
  const { data, error, refetch } = useQuery(PREVIEW, {
    variables: { challengeId },
    fetchPolicy: 'network-only',
  })
  const [apply, { loading }] = useSave(APPLY, {
    done: ({ applyChallengePairs: count }) => t('pairAll.done', { count }),
    refetch: shownIn,
    onDone: onClose,
  })
  const preview = data?.challengePairs
  const onApply = async () => {
    const pairs = (preview?.pairs ?? []).map(({ a, b }) => ({
      aId: a.id,
      bId: b.id,
    }))
    // A refusal means that the people have changed since, so that the preview is old.
    if (!(await apply({ challengeId, pairs }))) await refetch()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('pairAll.title')}
      text={t('pairAll.text')}
      size="md"
      footer={
        preview &&
        preview.pairs.length > 0 && (
          <>
            <Button look="ghost" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button look="primary" busy={loading} onClick={onApply}>
              {t('pairAll.apply', { count: preview.pairs.length })}
            </Button>
          </>
        )
      }
    >
      {error ? (
        <BriefFailure error={error} refetch={refetch} />
      ) : preview ? (
        <PairPreview preview={preview} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Dialog>
  )
}
