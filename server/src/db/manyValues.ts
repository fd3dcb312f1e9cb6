import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * Longer lists are bound as one parameter. A statement can have 32,766 parameters on SQLite and 65,535 on PostgreSQL,
 * and a month may have more people; short lists are compiled as usual.
 */
const MOST = 500;

/** Compiles statements for SQLite; `in` and `not in` take a list of any length. */
export class ManyValuesSqliteCompiler extends SqliteQueryCompiler {
  protected override visitPrimitiveValueList(node: PrimitiveValueListNode): void {
    if (node.values.length <= MOST) return super.visitPrimitiveValueList(node);
    this.append('(select value from json_each(');
    this.appendValue(JSON.stringify(node.values));
    this.append('))');
  }
}

/** Compiles statements for PostgreSQL; `in` and `not in` take a list of any length, as PostgreSQL itself turns shorter ones into an array. */
export class ManyValuesPostgresCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand: list } = node;
    if (!PrimitiveValueListNode.is(list) || list.values.length <= MOST) return super.visitBinaryOperation(node);
    this.visitNode(leftOperand);
    this.append(OperatorNode.is(operator) && operator.operator === 'not in' ? ' <> all(' : ' = any(');
    this.appendValue(list.values);
    this.append(list.values.every((value) => typeof value === 'number') ? '::bigint[])' : '::text[])');
  }
}
