import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import HomeSuccessCell from 'src/components/Accounts/Home/staff/Success/HomeSuccessCell'
import { SuccessTasks } from 'src/components/Community/staff/SuccessCare/SuccessTasks'
import { Button } from 'src/components/ui/control/Button/Button'
import { useAccess } from 'src/hooks/access/useAccess'

/** The home of success managers: what is to be done for their own members; the lists of all members on request. */
export const HomeSuccessManager = () => {
  const { t } = useTranslation('community.success')
  const [isOfAll, setIsOfAll] = useState(false)
  if (!useAccess().mayOpen('successManager')) return <HomeSuccessCell />
  return (
    <>
      <SuccessTasks />
      {isOfAll ? (
        <HomeSuccessCell />
      ) : (
        <Button look="outline" onClick={() => setIsOfAll(true)}>
          {t('home.everybody')}
        </Button>
      )}
    </>
  )
}
