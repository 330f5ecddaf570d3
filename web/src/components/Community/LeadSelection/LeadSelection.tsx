import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { GroupPeople } from 'src/components/Community/MyGroup/GroupPeople'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { PageHeader } from 'src/components/ui/layout/PageHeader'

import { CandidacyRow } from './CandidacyRow'
import { NominateForm } from './NominateForm'
import { OpenSelection } from './OpenSelection'
import { isOpen, type Selection } from './selection'

/** The choice of a group's leader: who stands, and whom the viewer nominates. */
export const LeadSelection = ({ selection }: { selection: Selection }) => {
  const { t } = useTranslation('community.leads')
  const { name, leader, isChoosing, isEnded, candidacies, mayOpen } = selection
  const open = candidacies.filter(isOpen)
  const earlier = candidacies.filter((each) => !isOpen(each))
  return (
    <>
      <PageHeader
        title={t('title', { name })}
        lead={isChoosing && t('lead')}
        breadcrumbs={[
          {
            label: t('selection.list'),
            to: routes.accountabilityTeamLeadSelections(),
          },
        ]}
      />
      <div className="space-y-6">
        {(leader || !isChoosing) && (
          <Card title={t('leader')}>
            {leader ? (
              <GroupPeople people={[leader]} label={t('leader')} />
            ) : (
              <p>{t('noLeader')}</p>
            )}
            {!isChoosing && mayOpen && !isEnded && (
              <OpenSelection groupId={selection.id} />
            )}
          </Card>
        )}
        {isChoosing && (
          <>
            <Card title={t('candidates')}>
              {open.length > 0 ? (
                <ul className="divide-base-300 divide-y">
                  {open.map((candidacy) => (
                    <CandidacyRow
                      key={candidacy.id}
                      candidacy={candidacy}
                      selection={selection}
                    />
                  ))}
                </ul>
              ) : (
                <EmptyState title={t('nobody')} text={t('nobodyHelp')} />
              )}
            </Card>
            <NominateForm selection={selection} />
          </>
        )}
        {earlier.length > 0 && (
          <Card title={t('earlier')}>
            <ul className="divide-base-300 divide-y">
              {earlier.map((candidacy) => (
                <CandidacyRow
                  key={candidacy.id}
                  candidacy={candidacy}
                  selection={selection}
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  )
}
