import { NewEvent } from 'src/components/Learning/Events/staff/Event/NewEvent/NewEvent'

const NewEventPage = () => <NewEvent />

export default NewEventPage
