import { PageRight } from 'src/components/access/PageRight'
import EditFunnelCell from 'src/components/Marketing/staff/Funnel/EditFunnelCell'
import { useAccess } from 'src/hooks/access/useAccess'

const EditFunnelPage = ({ id }: { id: string }) => {
  const { mayOpen } = useAccess()
  return (
    <PageRight isAllowed={mayOpen('editProduct')} routeName="editProduct">
      <EditFunnelCell id={id} />
    </PageRight>
  )
}

export default EditFunnelPage
