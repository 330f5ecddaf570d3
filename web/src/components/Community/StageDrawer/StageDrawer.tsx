import { Suspense, useEffect } from 'react'

import { useTranslation } from 'react-i18next'

import { useLocation } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import StageProgressCell from 'src/components/Community/StageDrawer/StageProgressCell'
import { Drawer } from 'src/components/ui/feedback/Drawer'

import { closeStageDrawer } from './stageDrawer'

type StageDrawerProps = { isOpen: boolean }

const StageDrawer = ({ isOpen }: StageDrawerProps) => {
  const { t } = useTranslation('community')
  const { currentUser } = useAuth()
  const { pathname } = useLocation()
  // Closes the drawer when a task's link opens another page.
  useEffect(() => closeStageDrawer, [pathname])

  return (
    <Drawer
      isOpen={isOpen}
      onClose={closeStageDrawer}
      title={t('stageDrawer.title')}
    >
      <Suspense fallback={null}>
        {currentUser && <StageProgressCell userId={Number(currentUser.id)} />}
      </Suspense>
    </Drawer>
  )
}

export default StageDrawer
