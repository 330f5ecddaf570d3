import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import SuccessWorklistCell from 'src/components/Community/staff/SuccessCare/SuccessWorklistCell'

type SuccessTasksProps = {
  /** The manager whose tasks are shown; by default the viewer. */
  managerId?: number
}

/** The tasks of a success manager: what is to be done, or what was done or skipped. */
export const SuccessTasks = ({ managerId }: SuccessTasksProps) => {
  const { t } = useTranslation('community.success')
  const [isClosed, setIsClosed] = useState(false)
  return (
    <div className="space-y-3">
      <div
        role="group"
        aria-label={t('worklist.show')}
        className="flex flex-wrap gap-2"
      >
        {[false, true].map((value) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={isClosed === value}
            onClick={() => setIsClosed(value)}
            className={`btn btn-sm rounded-full text-sm ${isClosed === value ? 'btn-primary' : 'btn-outline border-control font-medium'}`}
          >
            {t(value ? 'worklist.closed' : 'worklist.title')}
          </button>
        ))}
      </div>
      <SuccessWorklistCell
        {...(managerId && { managerId })}
        isClosed={isClosed}
      />
    </div>
  )
}
