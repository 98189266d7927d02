"""`python -m tabuleiro` is the `tabuleiro` command."""

from tabuleiro.cli import main

if __name__ == "__main__":
    main()
