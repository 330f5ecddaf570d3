import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import ChangelogCell from 'src/components/Settings/Changelog/ChangelogCell'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

const ChangelogPage = () => {
  const { t } = useTranslation('settings')
  const [pages, setPages] = useState(1)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('changelog.title')} lead={t('changelog.lead')} />
      <div className="space-y-4">
        {Array.from({ length: pages }, (_, index) => (
          <ChangelogCell
            key={index}
            page={index + 1}
            isLast={index + 1 === pages}
            onMore={() => setPages(pages + 1)}
          />
        ))}
      </div>
    </div>
  )
}

export default ChangelogPage
