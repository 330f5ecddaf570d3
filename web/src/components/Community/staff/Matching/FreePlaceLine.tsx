import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

import type { FreePlace } from './matching'

const GIVE: Doc<'GiveAccountabilityPlaceMutation'> = gql`
  mutation GiveAccountabilityPlaceMutation($groupId: Int!, $userId: Int!) {
    giveAccountabilityPlace(groupId: $groupId, userId: $userId)
  }
`

type FreePlaceLineProps = {
  userId: number
  place: FreePlace
  free: number
  onPlace: () => void
}

/**
 * A free place, and what would have to change for the person to fit. A place in a group of the preview is taken with it,
 * one in a group that is there at once.
 */
export const FreePlaceLine = ({
  userId,
  place: { proposed, groupId, name, hurdles },
  free,
  onPlace,
}: FreePlaceLineProps) => {
  const { t } = useTranslation('community.matching')
  const [give, { loading }] = useSave(GIVE, {
    done: t('place.done'),
    refetch: ['AccountabilityGroupsPageQuery', 'MatchingStateQuery'],
    onDone: onPlace,
  })
  const group = name ?? t('group', { number: (proposed ?? 0) + 1 })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {t('place.free', { group, count: free })}{' '}
        <span className="text-muted">
          {hurdles.length > 0
            ? t('place.needs', {
                what: hurdles.map((each) => t(`hurdle.${each}`)).join(', '),
              })
            : t('place.fits')}
        </span>
      </span>
      <Button
        size="sm"
        look="outline"
        busy={loading}
        onClick={() =>
          typeof groupId === 'number'
            ? void give({ groupId, userId })
            : onPlace()
        }
      >
        {t(groupId ? 'place.give' : 'place.put', { group })}
      </Button>
    </li>
  )
}
