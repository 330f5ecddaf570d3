import { LiveWorkshopSettings } from 'src/components/Settings/staff/Workshop/LiveWorkshopSettings'

const LiveWorkshopPage = () => <LiveWorkshopSettings group="workshop" />

export default LiveWorkshopPage
