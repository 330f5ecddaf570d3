import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { DateText } from 'src/components/ui/text/DateText'
import { ShownOnce } from 'src/components/ui/text/ShownOnce'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn, type SavedReport } from './savedReport'

const DRAW: Doc<'DrawReportFeedMutation'> = gql`
  mutation DrawReportFeedMutation($id: String!) {
    drawReportFeed(id: $id)
  }
`

const REVOKE: Doc<'RevokeReportFeedMutation'> = gql`
  mutation RevokeReportFeedMutation($id: String!) {
    revokeReportFeed(id: $id)
  }
`

type FeedDialogProps = { saved: SavedReport; onClose: () => void }

/** The address from which a spreadsheet reads the report. It is shown once, and its owner can revoke it. */
export const FeedDialog = ({
  saved: { id, feedDrawnAt },
  onClose,
}: FeedDialogProps) => {
  const { t } = useTranslation('reports.engine')
  const [formula, setFormula] = useState<string>()
  const [draw, { loading }] = useSave(DRAW, {
    refetch: shownIn,
    onDone: ({ drawReportFeed }) =>
      setFormula(`=IMPORTDATA("${drawReportFeed}")`),
  })
  const [revoke] = useSave(REVOKE, {
    done: t('feed.revoked'),
    refetch: shownIn,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('feed.title')}
      text={t('feed.help')}
      footer={
        <>
          {feedDrawnAt && (
            <Button look="ghost" onClick={() => void revoke({ id })}>
              {t('feed.revoke')}
            </Button>
          )}
          <Button
            look="primary"
            busy={loading}
            onClick={() => void draw({ id })}
          >
            {t(feedDrawnAt ? 'feed.drawAgain' : 'feed.draw')}
          </Button>
        </>
      }
    >
      {formula ? (
        <ShownOnce title={t('feed.once')} secret={formula} />
      ) : (
        feedDrawnAt && (
          <p className="text-sm">
            {t('feed.since')} <DateText date={feedDrawnAt} look="time" />.{' '}
            {t('feed.againText')}
          </p>
        )
      )}
    </Dialog>
  )
}
