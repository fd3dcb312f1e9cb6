/**
 * Why the tax of a bill is permanently not creditable: the clauses of the CGST Act 2017, section 17(5), and the CGST
 * Rules 2017, rules 38, 42 and 43. By circular 170/02/2022 all of them belong to 4(B)(1) of GSTR-3B.
 */
export const blockedReasons = [
  ...(['17(5)(a)', '17(5)(aa)', '17(5)(ab)', '17(5)(b)(i)', '17(5)(b)(ii)', '17(5)(b)(iii)', '17(5)(c)'] as const),
  ...(['17(5)(d)', '17(5)(e)', '17(5)(f)', '17(5)(fa)', '17(5)(g)', '17(5)(h)', '17(5)(i)'] as const),
  ...(['Rule 38', 'Rule 42', 'Rule 43'] as const),
] as const;
type BlockedReason = (typeof blockedReasons)[number];

/** The subject of each. */
export const blockedNames: Readonly<Record<BlockedReason, string>> = {
  '17(5)(a)': 'Motor vehicles for up to 13 persons',
  '17(5)(aa)': 'Vessels and aircraft',
  '17(5)(ab)': 'Insurance, servicing and repair of vehicles, vessels and aircraft',
  '17(5)(b)(i)': 'Food, catering, beauty, health, hired vehicles, life and health insurance',
  '17(5)(b)(ii)': 'Membership of a club, health or fitness centre',
  '17(5)(b)(iii)': 'Travel of employees on leave',
  '17(5)(c)': 'Works contract for a building',
  '17(5)(d)': 'Construction of a building on own account',
  '17(5)(e)': 'Tax paid under the composition scheme',
  '17(5)(f)': 'Received by a non-resident',
  '17(5)(fa)': 'Corporate social responsibility',
  '17(5)(g)': 'Personal consumption',
  '17(5)(h)': 'Lost, stolen, destroyed, written off, gifts and free samples',
  '17(5)(i)': 'Tax paid after fraud or suppression',
  'Rule 38': 'Bank’s choice of half of the credit',
  'Rule 42': 'Used for exempt supplies or privately',
  'Rule 43': 'Capital goods used for exempt supplies or privately',
};
