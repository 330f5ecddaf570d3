import { Suspense, useState } from 'react'

import { PanelsTopLeft, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FunnelFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import PageTestsCell from 'src/components/Marketing/staff/PageTest/PageTestsCell'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { useAccess } from 'src/hooks/access/useAccess'
import { lazyPart } from 'src/lib/loading/lazyPart'

const WinsDialog = lazyPart(
  () => import('src/components/Marketing/staff/Builder/Wins/WinsDialog')
)

type LandingPageCardProps = {
  funnelId: string
  slug: string
  status: FunnelFields['landingPageStatus'] | null
}

/** Shows whether a funnel has its own landing page, and links to the builder. */
export const LandingPageCard = ({
  funnelId,
  slug,
  status,
}: LandingPageCardProps) => {
  const { t } = useTranslation('marketing.staff')
  const { mayOpen } = useAccess()
  const [hasWins, setHasWins] = useState(false)
  return (
    <Card title={t('landingPage.title')} padded>
      <p className="text-muted mb-3 text-sm">
        {t(`landingPage.${status ?? 'NONE'}`)}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayOpen('editProduct') && (
          <LinkButton
            to={routes.funnelBuilder({ id: funnelId })}
            look="secondary"
            size="sm"
            icon={PanelsTopLeft}
          >
            {t('landingPage.build')}
          </LinkButton>
        )}
        {mayOpen('editProduct') && (
          <Button
            look="ghost"
            size="sm"
            icon={Trophy}
            onClick={() => setHasWins(true)}
          >
            {t('builder.wins.open')}
          </Button>
        )}
        {status === 'PUBLISHED' && (
          <LinkButton to={routes.slug({ slug })} look="ghost" size="sm">
            {t('landingPage.open')}
          </LinkButton>
        )}
      </div>
      {status && status !== 'DRAFT' && (
        <section className="border-base-300 mt-5 border-t pt-4">
          <h3 className="mb-3 text-base font-semibold">
            {t('pageTest.title')}
          </h3>
          <PageTestsCell funnelId={funnelId} />
        </section>
      )}
      {hasWins && (
        <Suspense fallback={null}>
          <WinsDialog onClose={() => setHasWins(false)} />
        </Suspense>
      )}
    </Card>
  )
}
