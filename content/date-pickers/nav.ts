const pickers = '/x/react-date-pickers';

export default [
  { pathname: pickers, title: 'Overview' },
  { pathname: `${pickers}/getting-started`, title: 'Getting started' },
  { pathname: `${pickers}/base-concepts`, title: 'Base concepts' },
  { pathname: `${pickers}/faq`, title: 'FAQ' },
  {
    pathname: `${pickers}/date-pickers`,
    title: 'Date components',
    description: 'Let users type a date or choose it in a calendar.',
    children: [
      { pathname: `${pickers}/date-picker`, title: 'Date Picker' },
      { pathname: `${pickers}/date-field`, title: 'Date Field' },
      { pathname: `${pickers}/date-calendar`, title: 'Date Calendar' },
    ],
  },
  {
    pathname: `${pickers}/time-pickers`,
    title: 'Time components',
    description: 'Enter a time in a field, on a clock, or from a list.',
    children: [
      { pathname: `${pickers}/time-picker`, title: 'Time Picker' },
      { pathname: `${pickers}/time-field`, title: 'Time Field' },
      { pathname: `${pickers}/time-clock`, title: 'Time Clock' },
      { pathname: `${pickers}/digital-clock`, title: 'Digital Clock' },
    ],
  },
  {
    pathname: `${pickers}/date-time-pickers`,
    title: 'Date Time components',
    description: 'Enter a date and a time in one field.',
    children: [
      { pathname: `${pickers}/date-time-picker`, title: 'Date Time Picker' },
      { pathname: `${pickers}/date-time-field`, title: 'Date Time Field' },
    ],
  },
  {
    pathname: `${pickers}/date-range-pickers`,
    title: 'Date Range components',
    description: 'Enter the start and the end of a range of dates, with one or two inputs.',
    children: [
      { pathname: `${pickers}/date-range-picker`, title: 'Date Range Picker' },
      { pathname: `${pickers}/date-range-field`, title: 'Date Range Field' },
      { pathname: `${pickers}/date-range-calendar`, title: 'Date Range Calendar' },
    ],
  },
  {
    pathname: `${pickers}/time-range-pickers`,
    title: 'Time Range components',
    description: 'Enter the start and the end of a range of times.',
    children: [
      { pathname: `${pickers}/time-range-picker`, title: 'Time Range Picker' },
      { pathname: `${pickers}/time-range-field`, title: 'Time Range Field' },
    ],
  },
  {
    pathname: `${pickers}/date-time-range-pickers`,
    title: 'Date Time Range components',
    description: 'Enter a range of dates with a time at each end.',
    children: [
      { pathname: `${pickers}/date-time-range-picker`, title: 'Date Time Range Picker' },
      { pathname: `${pickers}/date-time-range-field`, title: 'Date Time Range Field' },
    ],
  },
  { pathname: `${pickers}/fields`, title: 'Field components' },
  {
    pathname: `${pickers}/common-features`,
    subheader: 'Common features',
    description: 'Validate values, follow callbacks, add shortcuts, and use pickers in forms.',
    children: [
      { pathname: `${pickers}/validation`, title: 'Validation' },
      { pathname: `${pickers}/lifecycle`, title: 'Component lifecycle' },
      { pathname: `${pickers}/shortcuts`, title: 'Shortcuts' },
      { pathname: `${pickers}/forms`, title: 'Forms' },
      { pathname: `${pickers}/accessibility`, title: 'Accessibility' },
    ],
  },
  {
    pathname: `${pickers}/localization-group`,
    subheader: 'Localization',
    description:
      'Translate the texts, and change the date format, the time zone, and the calendar.',
    children: [
      { pathname: `${pickers}/localization`, title: 'Translated components' },
      { pathname: `${pickers}/adapters-locale`, title: 'Date format and localization' },
      { pathname: `${pickers}/timezone`, title: 'UTC and time zones' },
      { pathname: `${pickers}/calendar-systems`, title: 'Calendar systems' },
    ],
  },
  {
    pathname: `${pickers}/visual-customization`,
    subheader: 'Visual customization',
    description: 'Replace the parts of a picker: slots, layout, field, and opening button.',
    children: [
      { pathname: `${pickers}/custom-components`, title: 'Custom slots and subcomponents' },
      { pathname: `${pickers}/custom-layout`, title: 'Custom layout' },
      { pathname: `${pickers}/custom-field`, title: 'Custom field' },
      { pathname: `${pickers}/custom-opening-button`, title: 'Custom opening button' },
    ],
  },
  { pathname: `${pickers}/playground`, title: 'Playground' },
];
