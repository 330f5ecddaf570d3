import { CirclePlay, CircleUser, WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { OpenOffers } from 'src/components/Marketing/OpenOffers/OpenOffers'

import { OptionsCard } from './OptionsCard'

const options = [
  {
    route: 'account',
    params: { q: 'billings' },
    text: 'bills',
    icon: WalletCards,
  },
  { route: 'freeLessons', params: {}, text: 'lessons', icon: CirclePlay },
  {
    route: 'myProfile',
    params: { tab: 'socials' },
    text: 'profile',
    icon: CircleUser,
  },
] as const

type GuestOptionsProps = {
  /** Whether an order waits for its first payment, so that the visitor has decided. */
  isWaiting: boolean
}

/** Open offers, and pages for people without a membership. */
const GuestOptions = ({ isWaiting }: GuestOptionsProps) => {
  const { t } = useTranslation('accounts.profile')
  return (
    <>
      {!isWaiting && <OpenOffers />}
      <OptionsCard
        title={t('guest.title')}
        options={options.map(({ text, ...option }) => ({
          ...option,
          label: t(`guest.${text}`),
          help: t(
            isWaiting && text === 'lessons'
              ? 'guest.lessonsWaiting'
              : `guest.${text}Text`
          ),
        }))}
      />
    </>
  )
}

export default GuestOptions
