import LeadSelectionCell from 'src/components/Community/LeadSelection/LeadSelectionCell'

/** The choice of a group's leader. */
const AccountabilityTeamLeadSelectionPage = ({ id }: { id: number }) => (
  <div className="max-w-180">
    <LeadSelectionCell groupId={id} />
  </div>
)

export default AccountabilityTeamLeadSelectionPage
