import { sql } from 'kysely';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Dues, certificates, the payroll, holidays and calendar feeds. */
export const compliance: Migration = {
  name: '050-compliance',
  async up(tx) {
    await createResourceTable(tx, 'obligations', {
      columns: {
        area: 'text',
        title: 'text',
        period: 'text',
        returnType: 'text',
        quarter: 'text',
        challan: 'text',
        type: 'text',
        dueDate: 'text',
        extendedTo: 'text?',
        extensionNote: 'text',
        status: 'text',
        doneOn: 'text?',
        reference: 'text',
        amountPaise: 'integer',
        note: 'text',
        ruleId: 'text',
        financialYear: 'text',
        lastDay: 'text',
        tracked: 'boolean',
      },
      indexes: [
        'area',
        'title',
        'period',
        'returnType',
        'quarter',
        'type',
        'dueDate',
        'status',
        'financialYear',
        'lastDay',
      ],
    });
    await sql`create unique index "obligations_rule_once" on "obligations" ("ruleId", "period") where "ruleId" <> ''`.execute(
      tx,
    );
    await createResourceTable(tx, 'certificates', {
      columns: {
        name: 'text',
        expiresOn: 'text?',
        note: 'text',
        file: 'text',
        fileType: 'text',
        fileBytes: 'integer',
        uploaded: 'text?',
      },
      indexes: ['name', 'expiresOn', 'uploaded'],
    });
    await tx.schema
      .createTable('certificate_files')
      .addColumn('certificateId', 'text', (column) => column.primaryKey())
      .addColumn('base64', 'text', (column) => column.notNull())
      .execute();
    await createResourceTable(tx, 'employees', {
      columns: {
        code: 'text',
        name: 'text',
        designation: 'text',
        department: 'text',
        pan: 'text',
        uan: 'text',
        esicNumber: 'text',
        basicPaise: 'integer',
        grossPaise: 'integer',
        pfMember: 'boolean',
        esiMember: 'boolean',
        joinedOn: 'text?',
        leftOn: 'text?',
      },
      indexes: ['code', 'name', 'designation', 'department', 'grossPaise', 'joinedOn'],
    });
    await createResourceTable(tx, 'wages', {
      columns: { month: 'text', employees: 'integer', totalPaise: 'integer', status: 'text', paidOn: 'text?' },
      indexes: ['month', 'status'],
    });
    await sql`create unique index "wages_month_once" on "wages" ("month") where "deletedAt" is null`.execute(tx);
    await createResourceTable(tx, 'wage_lines', {
      columns: {
        wageId: 'text',
        employeeId: 'text',
        name: 'text',
        days: 'real',
        basicPaise: 'integer',
        grossPaise: 'integer',
        pfMember: 'boolean',
        esiMember: 'boolean',
        pfEmployeePaise: 'integer',
        pfEmployerPaise: 'integer',
        pensionPaise: 'integer',
        esiEmployeePaise: 'integer',
        esiEmployerPaise: 'integer',
        professionalTaxPaise: 'integer',
        netPaise: 'integer',
      },
      indexes: ['wageId', 'name'],
    });
    await createResourceTable(tx, 'holidays', { columns: { name: 'text', date: 'text' }, indexes: ['name', 'date'] });
    await tx.schema
      .createTable('calendar_feeds')
      .addColumn('accountId', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute();
    await sql`create view "dues" as
      select "id", "version", "createdAt", "updatedAt", "deletedAt", "search", "area", "title", "type", "period", "lastDay" as "dueDate"
      from "obligations" where "status" = 'Pending' and "tracked" = 1
      union all
      select "id", "version", "createdAt", "updatedAt", "deletedAt", "search", 'certificate' as "area", "name" as "title", 'Expiry' as "type", '' as "period", "expiresOn" as "dueDate"
      from "certificates" where "expiresOn" is not null`.execute(tx);
  },
};
