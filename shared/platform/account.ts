/** What the console knows of the person who is signed in. */
export interface Account {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** The first account registered is the owner, who approves the others. */
export type Role = 'owner' | 'staff';
