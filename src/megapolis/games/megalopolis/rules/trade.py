"""An offer between two players, while it is put together and until it is answered."""

from __future__ import annotations

from mypy_extensions import i64


class Deal:
    """What `drafter` gives `partner` and wants for it; or a contribution of `partner` to a block on `site`."""

    def __init__(self, drafter: i64, partner: i64, gives: i64, wants: i64, money: i64, site: i64) -> None:
        self.drafter = drafter
        self.partner = partner
        # Permits both ways (sets); money from drafter to partner, below zero the other way.
        self.gives = gives
        self.wants = wants
        self.money = money
        # The quarter that a contribution is asked for; -1: this is no such request, or not named yet.
        self.site = site

    def copy(self) -> Deal:
        """An independent copy."""
        return Deal(self.drafter, self.partner, self.gives, self.wants, self.money, self.site)

    def open(self, drafter: i64, partner: i64) -> None:
        """Begins an empty offer."""
        self.drafter = drafter
        self.partner = partner
        self.gives = 0
        self.wants = 0
        self.money = 0
        self.site = -1

    def close(self) -> None:
        """There is no offer any more."""
        self.open(-1, -1)

    def is_mutual(self) -> bool:
        """Whether both sides give something."""
        return (self.gives != 0 or self.money > 0) and (self.wants != 0 or self.money < 0)

    def facts(self) -> list[int]:
        """Every number of this offer."""
        numbers = (self.drafter, self.partner, self.gives, self.wants, self.money, self.site)
        return [int(number) for number in numbers]
