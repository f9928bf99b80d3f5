export type EmployeeStatus = 'available' | 'inMeeting' | 'onLeave';

/** An employee, with the people who report to them. */
export interface EmployeeItem {
  id: string;
  /** Name and job. */
  label: string;
  status: EmployeeStatus;
  children?: EmployeeItem[];
}

export const employees: EmployeeItem[] = [
  {
    id: 'elena-rossi',
    label: 'Elena Rossi, Sales',
    status: 'available',
    children: [
      {
        id: 'kofi-mensah',
        label: 'Kofi Mensah, Accounts',
        status: 'available',
        children: [{ id: 'yuki-tanaka', label: 'Yuki Tanaka, Trainee', status: 'available' }],
      },
      { id: 'paul-novak', label: 'Paul Novák, Pricing', status: 'available' },
    ],
  },
  {
    id: 'priya-raman',
    label: 'Priya Raman, Engineering',
    status: 'inMeeting',
    children: [
      {
        id: 'lucas-silva',
        label: 'Lucas Silva, Platform',
        status: 'inMeeting',
        children: [
          { id: 'amina-diallo', label: 'Amina Diallo, Developer', status: 'inMeeting' },
          { id: 'jonas-weber', label: 'Jonas Weber, Developer', status: 'onLeave' },
        ],
      },
      { id: 'mei-chen', label: 'Mei Chen, Designer', status: 'available' },
    ],
  },
  {
    id: 'sara-haddad',
    label: 'Sara Haddad, Support',
    status: 'available',
    children: [
      { id: 'omar-farouk', label: 'Omar Farouk, Support agent', status: 'available' },
      { id: 'ida-lund', label: 'Ida Lund, Support agent', status: 'onLeave' },
    ],
  },
];
