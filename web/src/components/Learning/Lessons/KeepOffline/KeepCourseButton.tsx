import { Suspense, useState } from 'react'

import { CloudDownload } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useIsOnline } from 'src/components/Learning/Lessons/KeepOffline/useIsOnline'
import { useCanKeep } from 'src/components/Learning/Lessons/KeepOffline/useKept'
import { Button } from 'src/components/ui/control/Button/Button'
import { lazyPart } from 'src/lib/loading/lazyPart'

const KeepCourse = lazyPart(() => import('./KeepCourse'))

type KeepCourseButtonProps = {
  course: Parameters<typeof KeepCourse>[0]['course']
}

export const KeepCourseButton = ({ course }: KeepCourseButtonProps) => {
  const { t } = useTranslation('learning.offline')
  const canKeep = useCanKeep()
  const isOnline = useIsOnline()
  const [isOpen, setIsOpen] = useState(false)
  if (!canKeep) return null
  return (
    <>
      <Button
        look="outline"
        size="sm"
        block
        icon={CloudDownload}
        disabled={!isOnline}
        onClick={() => setIsOpen(true)}
      >
        {t('keep.course')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeepCourse course={course} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
