import { CirclePlay, CircleUser, WalletCards } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { OptionsCard } from './OptionsCard'

const options = [
  {
    route: 'account',
    params: { q: 'billings' },
    text: 'canBills',
    icon: WalletCards,
  },
  { route: 'freeLessons', params: {}, text: 'canLessons', icon: CirclePlay },
  {
    route: 'myProfile',
    params: { tab: 'socials' },
    text: 'canProfile',
    icon: CircleUser,
  },
] as const

/** What is open without a membership. */
const GuestOptions = () => {
  const { t } = useTranslation('accounts')
  return (
    <OptionsCard
      title={t('home.guestCan')}
      options={options.map(({ text, ...option }) => ({
        ...option,
        label: t(`home.${text}`),
        help: t(`home.${text}Text`),
      }))}
    />
  )
}

export default GuestOptions
