import { useTranslation } from 'react-i18next'

import { GroupPeople } from 'src/components/Community/MyGroup/GroupPeople'
import { Button } from 'src/components/ui/control/Button/Button'
import { ProgressBar } from 'src/components/ui/feedback/ProgressBar'
import { Card } from 'src/components/ui/layout/Card'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn, type MyChallenge } from './challenge'

const ASK: Doc<'AskForChallengeBuddyMutation'> = gql`
  mutation AskForChallengeBuddyMutation($wants: Boolean!) {
    askForChallengeBuddy(wants: $wants)
  }
`

/** The buddy with their progress, or the way to ask for one. */
export const MyBuddy = ({ challenge }: { challenge: MyChallenge }) => {
  const { t } = useTranslation('community.challenge')
  const { buddy, wantsBuddy, days, status } = challenge
  const [ask, { loading }] = useSave(ASK, {
    done: t(wantsBuddy ? 'buddy.takenBack' : 'buddy.asked'),
    refetch: shownIn,
  })
  if (buddy)
    return (
      <Card title={t('buddy.title')}>
        <GroupPeople people={[buddy.person]} label={t('buddy.title')} />
        {!buddy.person.facebookProfile && (
          <p className="mt-1 text-sm">
            {t('buddy.unreachable', { name: buddy.person.name })}
          </p>
        )}
        <div className="mt-3">
          <ProgressBar
            percent={(100 * buddy.doneCount) / days}
            label={t('buddy.progress', { done: buddy.doneCount, days })}
          />
        </div>
        <p className="text-muted mt-2 text-sm">
          {buddy.today !== null &&
            `${t('my.day', { day: buddy.today, days })} · `}
          {t('buddy.progress', { done: buddy.doneCount, days })}
        </p>
      </Card>
    )
  if (status === 'ENDED') return null
  return (
    <Card title={t('buddy.title')}>
      <p>{t(wantsBuddy ? 'buddy.waiting' : 'buddy.none')}</p>
      <div className="mt-3">
        <Button
          look={wantsBuddy ? 'ghost' : 'secondary'}
          busy={loading}
          onClick={() => ask({ wants: !wantsBuddy })}
        >
          {t(wantsBuddy ? 'buddy.takeBack' : 'buddy.ask')}
        </Button>
      </div>
    </Card>
  )
}
