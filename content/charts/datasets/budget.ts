/** What a household spends in one month, in dollars. The amounts add up to 2,400. */
export const monthlyBudget = [
  { id: 'rent', label: 'Rent', value: 1080 },
  { id: 'food', label: 'Food', value: 480 },
  { id: 'transport', label: 'Transport', value: 360 },
  { id: 'leisure', label: 'Leisure', value: 240 },
  { id: 'savings', label: 'Savings', value: 240 },
];
