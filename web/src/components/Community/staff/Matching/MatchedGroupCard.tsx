import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Avatar } from 'src/components/ui/layout/Avatar'

import { stagesOf, type MatchedGroup } from './matching'

type MatchedGroupCardProps = {
  number: number
  group: MatchedGroup
  onRemove: (userId: number) => void
}

/** A group of the preview, with what its people share. */
export const MatchedGroupCard = ({
  number,
  group,
  onRemove,
}: MatchedGroupCardProps) => {
  const { t } = useTranslation('community.matching')
  const { language, cadence, times, members } = group
  const stages = stagesOf(group)
  const shared = [
    t(`language.${language}`),
    t(`cadence.${cadence}`),
    times.length > 0
      ? times.map((time) => t(`time.${time}`)).join(', ')
      : t('time.any'),
    ...(stages ? [t('stages', { stages })] : []),
  ]
  return (
    <li className="panel p-4">
      <h3 className="font-semibold">{t('group', { number })}</h3>
      <p className="text-muted text-sm">{shared.join(' · ')}</p>
      <ul className="mt-2">
        {members.map(({ person, stageNumber }) => (
          <li key={person.id} className="flex min-h-12 items-center gap-3">
            <Avatar name={person.name} src={person.profileImage} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {person.name}
              {stageNumber !== null && (
                <span className="text-muted block text-sm">
                  {t('stage', { number: stageNumber })}
                </span>
              )}
            </span>
            <Button
              size="sm"
              look="ghost"
              icon={X}
              iconOnly
              onClick={() => onRemove(person.id)}
            >
              {t('leaveOut', { name: person.name })}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  )
}
